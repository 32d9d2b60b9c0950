import { id as idShape } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { attachmentOf } from "../../platform/http/attachment.ts";
import { fileNamesOf, variantEnd } from "../../platform/pictures.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireParticipant, type Named } from "./find-participant.ts";
import { findFile, type StoredFile } from "./store-files.ts";

/** Nothing of a file may run or be shown within a page, and no cache keeps it [conversations-22]. */
const headers = {
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-site",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
};

/** A file of a conversation, to be saved, for its two sides alone. Refuses what is somebody else's like what isn't there. */
export async function readFile(
  ctx: Context,
  named: Named,
  { file: id, width }: { file: string; width: number | undefined },
): Promise<Response> {
  const { found, side } = await requireParticipant(ctx, ctx.db, named);
  const file = idShape.safeParse(id).success
    ? await findFile(ctx.db, { id, conversation_id: found.id, side })
    : refuse("file_not_found");
  if (file === null) refuse("file_not_found");
  const part = await ctx.storage.getPart(storedName(file, width), { first: 0 });
  if (part === null || part === "beyond") refuse("file_not_found");
  return new Response(part.body, {
    headers: {
      ...headers,
      "content-type": file.content_type,
      "content-length": String(part.size),
      "content-disposition": attachmentOf(savedName(file)),
    },
  });
}

/** Of a picture the narrowest width that is at least so wide, else the widest. */
function storedName(file: StoredFile, width = Infinity): string {
  if (file.kind !== "image") return fileNamesOf(file)[0] ?? "";
  const chosen = file.widths.find((each) => each >= width) ?? file.widths.at(-1) ?? 0;
  return `${file.hash}${variantEnd(chosen, false)}`;
}

/** A picture was made anew, and its name says as what; a PDF is called one. */
function savedName({ name, kind }: StoredFile): string {
  const ending = kind === "image" ? ".webp" : ".pdf";
  return name.toLowerCase().endsWith(ending) ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}${ending}`;
}
