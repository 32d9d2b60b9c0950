import { uploadFiles } from "../../../../client/upload-file.ts";
import { mediaMessages, uploadGallery } from "../../../../contract/media/words.ts";
import { keepUnsent, readUnsent } from "./unsent-files.ts";
import { isActive, UploadQueue } from "./upload-queue.ts";

/** What a provider has on its way to the gallery, and what a page that is gone had. */
type GalleryUploads = {
  provider_id: string;
  queue: UploadQueue;
  /** Names of files that were chosen before this page was loaded and never sent. */
  lost: string[];
};

let current: GalleryUploads | undefined;

/**
 * The uploads of one provider in this tab. They outlive the page that shows them, so that they go on while the person
 * looks elsewhere on the site, and wait while the person signs in again; another person's are taken out.
 */
export function galleryUploadsOf(provider_id: string): GalleryUploads {
  if (current?.provider_id === provider_id) return current;
  current?.queue.clear();
  current = start(provider_id);
  return current;
}

function start(provider_id: string): GalleryUploads {
  const queue = new UploadQueue((file, options) =>
    uploadFiles(uploadGallery, "media", [file], {
      failed: mediaMessages.gallery_failed,
      ...options,
    }),
  );
  const lost = readUnsent(provider_id);
  queue.watch(() => {
    const unsent = queue.items().filter((item) => isActive(item) || item.state.is === "held");
    keepUnsent(
      provider_id,
      unsent.map(({ file }) => file.name),
    );
    if (unsent.length > 0) globalThis.addEventListener("beforeunload", askToStay);
    else globalThis.removeEventListener("beforeunload", askToStay);
  });
  return { provider_id, queue, lost };
}

/** The browser asks in its own words. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
