import type { PictureShape } from "../../platform/pictures/pictures.ts";
import { card_crop_ratio } from "../../schema/media.ts";

export const hero_crop_ratio = 3 / 4;

export const pictureShapes = {
  logo: { widths: [96, 192, 400] },
  banner: { widths: [640, 960, 1440, 1920], crop: { ratio: card_crop_ratio, widths: [360, 720] } },
  gallery: { widths: [320, 480, 800, 1200] },
  message: { widths: [320, 960, 1920] },
  hero: { widths: [960, 1440, 1920, 2560], crop: { ratio: hero_crop_ratio, widths: [480, 720, 1080] } },
} as const satisfies Record<string, PictureShape>;

/** The form in which the API sends a video [media-14]. */
export function watchUrl(video_id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(video_id)}`;
}

const video_hosts = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "www.youtube-nocookie.com",
]);
const video_folders = new Set(["shorts", "embed", "live", "v"]);
const video_id_shape = /^[\w-]{11}$/;
/** Words of eleven characters in the place of an id that are no ids. */
const no_video_ids = new Set(["videoseries", "live_stream"]);

/** The first video's id in a pasted address, sentence or embed code; null where there is none [media-14]. */
export function videoIdOf(pasted: string): string | null {
  for (const word of pasted.split(/[\s"<>]+/)) {
    const id = idOfAddress(word.replaceAll(/^(?:src=)?[^a-z\d/]+|[^\w/-]+$/gi, ""));
    if (id !== null) return id;
  }
  return null;
}

function idOfAddress(address: string): string | null {
  const text = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password || url.port) return null;
  const result = extractVideoId(url);
  return result !== undefined && video_id_shape.test(result) && !no_video_ids.has(result) ? result : null;
}

function extractVideoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = "", second, ...more] = pathname.replace(/\/$/, "").slice(1).split("/");
  if (more.length > 0) return undefined;
  if (hostname === "youtu.be") return second === undefined ? first : undefined;
  if (!video_hosts.has(hostname)) return undefined;
  if (first === "watch" && second === undefined) return searchParams.get("v") ?? undefined;
  return video_folders.has(first) ? second : undefined;
}

export function describeUpload(uploaded: number, failed: number): string {
  const images = uploaded === 1 ? "1 image" : `${uploaded} images`;
  const rest = failed === 0 ? "" : `, ${failed} could not be used`;
  return `${images} uploaded successfully${rest}`;
}
