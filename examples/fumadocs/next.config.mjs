import { createMDX } from "fumadocs-mdx/next";

const withMDX = createMDX();

/** @type {import("next").NextConfig} */
// A static site has no server that makes images smaller.
const config = { output: "export", reactStrictMode: true, images: { unoptimized: true } };

export default withMDX(config);
