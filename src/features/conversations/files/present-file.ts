import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import type { StoredFile } from "./store-files.ts";

/** Never reveals the storage path. */
export function presentFile({ id, name, bytes, kind, width, height, widths, placeholder }: StoredFile): MessageFile {
  const picture =
    kind === "image" ? { width: width ?? 1, height: height ?? 1, widths, placeholder: placeholder ?? "" } : null;
  return { id, name, bytes, picture };
}
