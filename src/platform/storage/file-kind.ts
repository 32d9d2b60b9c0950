export type FileKind = "jpeg" | "png" | "webp" | "avif" | "heic" | "mp4" | "webm";

/** By the brands of ISO media files (`ftyp`). */
const brands = [
  ["avif", /^avi[fs]$/],
  ["heic", /^hei[cxms]$/],
  ["mp4", /^(?:mp4[12]|iso[m2-6]|avc1|M4V |dash)$/],
] as const;

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const ebml_header_bytes_max = 64;

/** By the first bytes; null for a type we don't accept. Names and headers are not trusted [media-1]. */
export function fileKind(content: Uint8Array): FileKind | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes.subarray(0, 8).equals(png)) return "png";
  if (text(bytes, 0) === "RIFF" && text(bytes, 8) === "WEBP") return "webp";
  if (text(bytes, 4) === "ftyp") return kindByBrand(bytes);
  if (bytes.subarray(0, 4).equals(ebml)) return isWebm(bytes) ? "webm" : null;
  return null;
}

/** The signature must be at byte 0: a PDF that begins later may also be another format. */
export function isPdf(content: Uint8Array): boolean {
  return /^%PDF-[12]\.\d/.test(Buffer.from(content.subarray(0, 8)).toString("latin1"));
}

function text(bytes: Buffer, at: number): string {
  return bytes.toString("latin1", at, at + 4);
}

/** The first known brand, the major one first. QuickTime's is not accepted. */
function kindByBrand(bytes: Buffer): FileKind | null {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const major = text(bytes, 8);
  if (major === "qt  ") return null;
  const named = [major];
  for (let at = 16; at + 4 <= end; at += 4) named.push(text(bytes, at));
  const known = named.flatMap((brand) => brands.find(([, shape]) => shape.test(brand))?.[0] ?? []);
  // The general image brand gives its codec only among the compatible brands.
  if (major === "mif1" || major === "msf1") return known.find((kind) => kind === "avif" || kind === "heic") ?? null;
  return known[0] ?? null;
}

/** WebM and Matroska are both EBML; the DocType (0x4282) distinguishes them. */
function isWebm(bytes: Buffer): boolean {
  const at = bytes.subarray(0, ebml_header_bytes_max).indexOf(Buffer.from([0x42, 0x82, 0x84]));
  return at !== -1 && text(bytes, at + 3) === "webm";
}
