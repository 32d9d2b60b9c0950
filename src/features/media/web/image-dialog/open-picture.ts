import type { CropSize } from "./crop-area.ts";

export type OpenedPicture = CropSize & {
  original: HTMLImageElement;
  url: string;
  close: () => void;
};

/** Limit for display: a phone needs four bytes of memory per pixel. */
const preview_pixels_max = 6_000_000;
const copy_pixels_max = 3_000_000;

export async function openPicture(file: File): Promise<OpenedPicture | null> {
  const originalUrl = URL.createObjectURL(file);
  const original = await loadImage(originalUrl);
  if (!original) {
    URL.revokeObjectURL(originalUrl);
    return null;
  }
  const { naturalWidth: width, naturalHeight: height } = original;
  const copy = width * height > preview_pixels_max ? await copySmall(file, original) : null;
  const url = copy ? URL.createObjectURL(copy) : originalUrl;
  function close() {
    original?.removeAttribute("src");
    URL.revokeObjectURL(originalUrl);
    if (url !== originalUrl) URL.revokeObjectURL(url);
  }
  return { original, width, height, url, close };
}

/** Doesn't decode yet; the size already follows the file's orientation. */
function loadImage(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null));
    image.addEventListener("error", () => resolve(null));
    image.src = url;
  });
}

async function copySmall(file: File, original: HTMLImageElement): Promise<Blob | null> {
  const scale = Math.sqrt(copy_pixels_max / (original.naturalWidth * original.naturalHeight));
  const width = Math.round(original.naturalWidth * scale);
  const height = Math.round(original.naturalHeight * scale);
  const bitmap = await shrink(file, width, height);
  try {
    return await drawJpeg(
      { width, height },
      (context) => context.drawImage(bitmap ?? original, 0, 0, width, height),
      0.9,
    );
  } finally {
    bitmap?.close();
  }
}

async function shrink(file: File, width: number, height: number): Promise<ImageBitmap | null> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: "medium" });
    if (Math.abs(bitmap.height - height) <= 2) return bitmap;
    bitmap.close();
    return null;
  } catch {
    return null;
  }
}

/** On white, since JPEG has no transparency. Null when the browser lacks memory. */
export async function drawJpeg(
  { width, height }: CropSize,
  draw: (context: CanvasRenderingContext2D) => void,
  quality: number,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) return null;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  draw(context);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
  // Phones free a canvas's memory late.
  canvas.width = 0;
  canvas.height = 0;
  return blob;
}
