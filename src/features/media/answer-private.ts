import type { Context } from "../../platform/context.ts";
import { attachmentOf } from "../../platform/http/attachment.ts";
import { fileNamesOf, variantEnd } from "../../platform/pictures/pictures.ts";
import { refuse } from "../../platform/refusal.ts";

/** Never executed, embedded or cached [conversations-22]. */
export const privateHeaders = {
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-site",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
};

type PrivateFile = Parameters<typeof fileNamesOf>[0] & { name: string; content_type: string };

/** As a download, after the caller checked access. A picture in the narrowest sufficient width. */
export async function answerPrivate(
  { storage }: Pick<Context, "storage">,
  file: PrivateFile,
  width?: number,
): Promise<Response> {
  const range = await storage.getRange(storedName(file, width), { first: 0 });
  if (range === null || range === "beyond") refuse("file_not_found");
  return new Response(range.body, {
    headers: {
      ...privateHeaders,
      "content-type": file.content_type,
      "content-length": String(range.size),
      "content-disposition": attachmentOf(savedName(file)),
    },
  });
}

function storedName(file: PrivateFile, width = Infinity): string {
  if (file.kind !== "image") return fileNamesOf(file)[0] ?? "";
  const chosen = file.widths.find((each) => each >= width) ?? file.widths.at(-1) ?? 0;
  return `${file.hash}${variantEnd(chosen, false)}`;
}

/** Pictures are re-encoded, so the extension follows the stored type. */
function savedName({ name, kind }: PrivateFile): string {
  const ending = kind === "image" ? ".webp" : ".pdf";
  return name.toLowerCase().endsWith(ending) ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}${ending}`;
}
