import { uploadFiles } from "../../../client/call/upload-file.ts";
import { mediaMessages, uploadPosterCall } from "../../../contract/media/calls.ts";

const width_max = 1920;

const wait_ms = 5_000;

/** Videos often begin in black. */
const seconds_in = 1;

function reached(film: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), wait_ms);
    film.addEventListener(event, () => (clearTimeout(timer), resolve()), { once: true });
    film.addEventListener("error", () => (clearTimeout(timer), reject(new Error("unreadable"))), { once: true });
  });
}

export async function drawFrame(film: HTMLVideoElement): Promise<File> {
  if (film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
    const seeked = reached(film, "seeked");
    film.currentTime = film.currentTime || 0.01;
    await seeked;
  }
  const { videoWidth, videoHeight } = film;
  const scale = Math.min(1, width_max / videoWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext("2d")?.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  if (!blob) throw new Error("nothing was drawn");
  return new File([blob], "frame.jpg", { type: blob.type });
}

export async function frameOf(file: File): Promise<File | null> {
  const url = URL.createObjectURL(file);
  const film = document.createElement("video");
  try {
    film.muted = true;
    film.playsInline = true;
    film.preload = "auto";
    const loaded = reached(film, "loadeddata");
    film.src = url;
    await loaded;
    const searched = reached(film, "seeked");
    film.currentTime = Number.isFinite(film.duration) ? Math.min(seconds_in, film.duration / 3) : 0.01;
    await searched;
    return await drawFrame(film);
  } catch (cause) {
    console.info("No frame of the video could be drawn.", cause);
    return null;
  } finally {
    film.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}

/** Sets the frame of the provider's banner video that cards show [media-13]. */
export function sendFrame(frame: File) {
  return uploadFiles(uploadPosterCall, "poster", [frame], {
    failed: mediaMessages.frame_failed,
  });
}
