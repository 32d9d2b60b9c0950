import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import { uploadFiles } from "../../../../client/call/upload-file.ts";
import { stored } from "../../../../client/stored.ts";
import { formatCount } from "../../../../contract/format.ts";
import { mediaMessages, uploadGalleryCall } from "../../../../contract/media/calls.ts";
import { planFiles } from "./plan-files.ts";
import { findTwice, saveSent, markOf, readSentFiles } from "./sent-files.ts";
import { isActive, UploadQueue } from "./upload-queue.ts";
import type { ChangeGallery } from "./use-library.ts";

const unsentFiles = (provider_id: string) =>
  stored({
    in: "tab",
    key: `umshado.unsent_files.${provider_id}`,
    read: (result) => (Array.isArray(result) ? result.filter((name) => typeof name === "string") : null),
  });

export function saveUnsent(provider_id: string, names: string[]): void {
  unsentFiles(provider_id).set(names.length === 0 ? null : names);
}

function readUnsent(provider_id: string): string[] {
  return unsentFiles(provider_id).get() ?? [];
}

type GalleryUploads = {
  provider_id: string;
  queue: UploadQueue;
  lost: string[];
};

let current: GalleryUploads | undefined;

/** Uploads outlive the page and wait for a sign-in; another person's are removed. */
function galleryUploadsOf(provider_id: string): GalleryUploads {
  if (current?.provider_id === provider_id) return current;
  current?.queue.clear();
  current = start(provider_id);
  return current;
}

function start(provider_id: string): GalleryUploads {
  const queue = new UploadQueue((file, options) =>
    uploadFiles(uploadGalleryCall, "media", [file], {
      failed: mediaMessages.gallery_failed,
      ...options,
    }),
  );
  const lost = readUnsent(provider_id);
  queue.watch(() => {
    const unsent = queue.items().filter((item) => isActive(item) || item.state.is === "paused");
    saveUnsent(
      provider_id,
      unsent.map(({ file }) => file.name),
    );
    if (unsent.length > 0) globalThis.addEventListener("beforeunload", blockUnload);
    else globalThis.removeEventListener("beforeunload", blockUnload);
  });
  return { provider_id, queue, lost };
}

function blockUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

interface Uploads {
  provider_id: string;
  free: number;
  there: ReadonlySet<string>;
  changeGallery: ChangeGallery;
  announce: (text: string) => void;
  onBegin: () => Promise<unknown>;
}

type Requested = { files: File[]; once: File[]; names: readonly string[] };
const nothingRequested: Requested = { files: [], once: [], names: [] };

export function useGalleryUploads({ provider_id, free, there, changeGallery, announce, onBegin }: Uploads) {
  const [requested, setRequested] = useState<Requested>(nothingRequested);
  const { queue, lost } = useMemo(() => galleryUploadsOf(provider_id), [provider_id]);
  const items = useSyncExternalStore(queue.watch, queue.items, queue.items);
  const onIdle = useEffectEvent((uploaded: number, failed: number) => announce(describeUpload(uploaded, failed)));
  useEffect(() => {
    const stop = queue.listen({
      onStored(stored, file) {
        for (const { id } of stored) saveSent(provider_id, file, id);
        changeGallery((gallery) => {
          const known = new Set(gallery.map(({ id }) => id));
          return [...gallery, ...stored.filter(({ id }) => !known.has(id))];
        });
      },
      onIdle: (uploaded, failed) => onIdle(uploaded, failed),
    });
    queue.resume();
    return () => {
      stop();
    };
  }, [queue, changeGallery, provider_id]);

  async function add(files: File[]) {
    const waiting = new Set(queue.items().map(({ file }) => markOf(file)));
    const twice = findTwice(files, { sent: readSentFiles(provider_id), there, waiting });
    const once = files.filter((file) => !twice.includes(file));
    if (twice.length > 0) setRequested({ files, once, names: [...new Set(twice.map(({ name }) => name))] });
    else await send(files);
  }
  async function answer(isWanted: boolean) {
    setRequested(nothingRequested);
    const files = isWanted ? requested.files : requested.once;
    if (files.length > 0) await send(files);
  }
  async function send(files: File[]) {
    await onBegin();
    queue.add(planFiles(files, free - queue.items().filter(isActive).length));
  }
  async function retry(id: number) {
    await onBegin();
    queue.retry(id);
  }
  return { items, lost, add, duplicates: requested.names, answer, retry, dismiss: (id: number) => queue.dismiss(id) };
}

function describeUpload(uploaded: number, failed: number): string {
  if (uploaded === 0) return mediaMessages.gallery_failed;
  const rest = failed === 0 ? "" : `, ${failed} could not be used`;
  return `${formatCount(uploaded, "image", "images")} uploaded successfully${rest}`;
}
