// Chooses the cases of all properties: the same in each run, so that no change fails for a fault that it did not make.
//
// `NAVC_SEED=random` tries other cases each time, as the weekly run does, and a number repeats a run.
import fc from "fast-check";

const { NAVC_SEED: seed = "1" } = process.env;

if (seed !== "random") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
