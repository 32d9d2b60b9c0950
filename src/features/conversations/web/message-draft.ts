import { dropDraft, keepDraft, readDraft, type Attempt, type DraftPlace } from "../../../client/draft.ts";
import { fieldsOf } from "../../../client/stored.ts";
import type { MessageFile } from "../../../contract/conversations/file-shapes.ts";

/** What stands in the composer: words, and files that were added. */
export type Written = { text: string; files: MessageFile[] };

const placeOf = (name: string): DraftPlace => ({ in: "tab", key: `message:${name}` });

/** What was written and not sent, and the key under which it last was. */
export function readMessage(name: string): { written: Written; attempt: Attempt | undefined } {
  const { values, attempt } = readDraft<Written>(placeOf(name));
  const files = Array.isArray(values.files) ? values.files.filter((each) => isFile(each)) : [];
  return { written: { text: typeof values.text === "string" ? values.text : "", files }, attempt };
}

/** Keeps it; nothing written keeps nothing. */
export function keepMessage(name: string, written: Written, attempt?: Attempt): void {
  if (written.text === "" && written.files.length === 0) dropDraft(placeOf(name));
  else keepDraft<Written>(placeOf(name), { values: written, attempt });
}

function isFile(found: unknown): boolean {
  const { id, name, bytes, picture } = fieldsOf(found);
  return typeof id === "string" && typeof name === "string" && typeof bytes === "number" && typeof picture === "object";
}
