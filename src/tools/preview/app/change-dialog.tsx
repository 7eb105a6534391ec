// Draws what a change would do, with its patch, before it is written.
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { commonGuess, lacksTarget, withChoices, type ChangeChoices } from "../model/change-choices.ts";
import { fieldValues, type TypedChange } from "../model/asked-form.ts";
import type { DoneChange, ShownPlan } from "../model/wanted-change.ts";
import { ChangeChoicesForm } from "./change-choices-form.tsx";
import type { AskedChange } from "./use-changes.ts";
import type { ChangeSource } from "./change-source.ts";
import { FormFields } from "./form-fields.tsx";
import { Icon } from "./icon.tsx";
import { moveFocus } from "./move-focus.ts";
import { PatchView } from "./patch-view.tsx";
import { usePreview } from "./preview-context.ts";
import { messageOf, useLoaded } from "./use-loaded.ts";
import { useSettled } from "./use-settled.ts";

export interface ChangeDialogProps {
  readonly source: ChangeSource;
  readonly asked: AskedChange;
  readonly onClose: () => void;
  /** `tree` is the number of the tree that was shown when it was asked for; `added`: the address of a new page, without the base path. */
  readonly onDone: (done: DoneChange, tree: number, added: string | undefined) => void;
}

export function ChangeDialog({ source, asked, onClose, onDone }: ChangeDialogProps): VNode {
  const { summary } = usePreview();
  const { form } = asked;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, choose] = useState<ChangeChoices>({});
  const [failure, setFailure] = useState("");
  const [tries, setTries] = useState(0);
  const [isWriting, setWriting] = useState(false);
  // The focus goes back to where it was when the dialog is closed.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    if (form === undefined) heading.current?.focus();
  }, []);
  const settled = useSettled(choices);
  const typed = form?.change(fieldValues(form, settled.typed));
  const { title, wanted: planned, added }: TypedChange = typed ?? asked;
  const wanted = withChoices(planned, settled);
  const isAsking = form === undefined ? lacksTarget(wanted) : typed === undefined;
  const loaded = useLoaded(`${JSON.stringify(wanted)} ${tries}`, async () =>
    isAsking ? undefined : source.plan(wanted),
  );
  const isPlanning = loaded.kind === "loading" || settled !== choices;
  const known = loaded.kind === "failed" || isAsking ? undefined : loaded.value;
  // What the former words would do is gone at once: the title has other words.
  const plan = form !== undefined && isPlanning ? undefined : known;
  // Only what somebody has seen is written.
  const id = isPlanning || isWriting ? undefined : plan?.id;
  const write = (): void => {
    if (id === undefined) return;
    setWriting(true);
    setFailure("");
    const tree = summary.overview?.revision ?? 0;
    source.apply(id).then(
      (done) => onDone(done, tree, added),
      (error: unknown) => {
        // What was planned is out of date, so it is planned again, and shown.
        setFailure(messageOf(error));
        setWriting(false);
        setTries(tries + 1);
      },
    );
  };
  return (
    <dialog
      class="change-dialog"
      ref={dialog}
      aria-labelledby="change-title"
      onClose={onClose}
      onKeyDown={(event) => {
        // The keys of the page behind it mean nothing here.
        event.stopPropagation();
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) write();
        moveFocus(event, dialog.current);
      }}
    >
      <header class="change-head">
        <h2 id="change-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="plain" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="change-body">
        {form !== undefined && (
          <FormFields form={form} typed={choices.typed} onType={(all) => choose({ ...choices, typed: all })} />
        )}
        <ChangeChoicesForm
          wanted={planned}
          editions={known?.editions}
          choices={choices}
          guess={commonGuess(plan?.refusals ?? []) ?? asked.guess}
          onChoose={choose}
        />
        <div role="status" aria-busy={isPlanning}>
          {failure !== "" && loaded.kind !== "failed" && <p class="change-refused">{failure}</p>}
          {loaded.kind === "failed" && !isPlanning && <p class="change-refused unplanned">{loaded.message}</p>}
          {isAsking && form === undefined && <p class="quiet">Choose the page, or type its address.</p>}
          {plan === undefined && isPlanning && (form !== undefined || !isAsking) && <p class="quiet">Planning…</p>}
          {plan !== undefined && <PlanText plan={plan} />}
        </div>
        {plan?.files.map((file) => (
          <PatchView key={file.file} file={file} />
        ))}
        {plan !== undefined && plan.more > 0 && <p class="quiet">and {plan.more} more files</p>}
      </div>
      <footer class="change-foot">
        <button type="button" class="button" data-main disabled={id === undefined} onClick={write}>
          Write
        </button>
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <span class="quiet">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> write <kbd>Esc</kbd> cancel
        </span>
      </footer>
    </dialog>
  );
}

function PlanText({ plan }: { readonly plan: ShownPlan }): VNode {
  const { lines, refusals, addresses, redirectsAdded, files } = plan;
  return (
    <>
      {refusals.length > 0 && (
        <div class="change-refused">
          <p>This can’t be written, because something would be lost or broken:</p>
          <ul>
            {refusals.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {files.length === 0 && refusals.length === 0 && <p>Nothing changes: it is so already.</p>}
      {addresses + redirectsAdded > 0 && (
        <p class="change-sum">
          {addresses > 0 && (addresses === 1 ? "1 address changes, " : `${addresses} addresses change, `)}
          {redirectsAdded === 1 ? "1 redirect is added" : `${redirectsAdded} redirects are added`}.
        </p>
      )}
      <ul class="change-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
