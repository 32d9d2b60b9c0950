import type { SentFile } from "./picture-files.ts";

/** One empty page, at least `bytes_min` long. */
export function pdf(name: string, bytes_min = 0): SentFile & { bytes: Uint8Array<ArrayBuffer> } {
  const page = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
  return { name, bytes: Uint8Array.from(Buffer.from(page.padEnd(bytes_min, "%"), "latin1")) };
}
