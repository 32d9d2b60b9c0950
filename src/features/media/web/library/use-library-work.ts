import { useEffect, useRef, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import * as limits from "../../../../contract/limits.ts";
import { mediaMessages, orderGalleryCall } from "../../../../contract/media/calls.ts";
import type { MediaItem, VisibleMedia } from "../../../../contract/media/schema.ts";
import { ofKind, moveItem, type MediaKind } from "./split-gallery.ts";
import { useDeletion, type ProfileImageRole } from "./use-deletion.ts";
import { useGalleryUploads } from "./use-gallery-uploads.ts";
import { useLeaving } from "./use-leaving.ts";
import type { ChangeGallery } from "./use-library.ts";
import { useMessage } from "./use-message.ts";

/** Moves within this time are saved together. */
const debounce_ms = 800;

interface Order {
  gallery: readonly MediaItem[];
  hidden: ReadonlySet<string>;
  changeGallery: ChangeGallery;
  reload: () => Promise<void>;
  announce: (text: string) => void;
}

function useOrder({ gallery, hidden, changeGallery, reload, announce }: Order) {
  const [moves, setMoves] = useState(0);
  const isUnsaved = useRef(false);

  async function save() {
    if (!isUnsaved.current) return;
    isUnsaved.current = false;
    const outcome = await call(orderGalleryCall, {
      body: { ids: gallery.map(({ id }) => id) },
      failed: mediaMessages.order_failed,
      keepalive: true,
    });
    announce(outcome.ok ? outcome.body.message : outcome.error);
    if (!outcome.ok) await reload();
  }
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (moves === 0) return;
    const timer = setTimeout(() => void latest.current(), debounce_ms);
    return () => clearTimeout(timer);
  }, [moves]);
  useLeaving(() => void latest.current());

  return (kind: MediaKind, from: number, to: number) => {
    isUnsaved.current = true;
    setMoves((now) => now + 1);
    changeGallery((now) => moveItem(now, { kind, from, to, hidden }));
  };
}

export interface LibraryProps {
  provider_id: string;
  media: VisibleMedia;
  changeGallery: ChangeGallery;
  reload: () => Promise<void>;
}

export function useLibraryWork({ provider_id, media: { gallery }, changeGallery, reload }: LibraryProps) {
  const { message, announce, clear } = useMessage();
  const { hidden, remove, store, commitAll } = useDeletion({ changeGallery, reload, announce, clear });
  const move = useOrder({ gallery, hidden, changeGallery, reload, announce });
  const visible = gallery.filter(({ id }) => !hidden.has(id));
  const images = ofKind(visible, "image");
  const uploads = useGalleryUploads({
    provider_id,
    free: limits.gallery_images_max - images.length,
    there: new Set(images.map(({ id }) => id)),
    changeGallery,
    announce,
    onBegin() {
      clear();
      // deleted items still use space on the server
      return commitAll();
    },
  });

  const placeOf = (role: ProfileImageRole) => ({
    isRemoved: hidden.has(role),
    onRemove() {
      clear();
      remove({ id: role }, role);
    },
    // a removed file is deleted before another one comes
    onBegin: () => void commitAll(),
    onUploaded(text: string) {
      store(role);
      announce(text);
      void reload();
    },
  });
  const { events, adding } = eventsOf({ changeGallery, announce, clear, remove });
  return {
    message,
    clear,
    placeOf,
    images,
    videos: ofKind(visible, "youtube"),
    uploads,
    imageEvents: { ...events, onMove: (from: number, to: number) => move("image", from, to) },
    videoEvents: { ...events, ...adding, onMove: (from: number, to: number) => move("youtube", from, to) },
  };
}

type Actions = {
  changeGallery: ChangeGallery;
  announce: (text: string) => void;
  clear: () => void;
  remove: (item: MediaItem, name: string) => void;
};

function eventsOf({ changeGallery, announce, clear, remove }: Actions) {
  return {
    events: {
      onEdited(item: MediaItem, text: string) {
        changeGallery((now) => now.map((each) => (each.id === item.id ? item : each)));
        announce(text);
      },
      onDelete(item: MediaItem, name: string) {
        clear();
        remove(item, name);
      },
    },
    adding: {
      onAdded(item: MediaItem, text: string) {
        changeGallery((now) => [...now, item]);
        announce(text);
      },
      onFailed: announce,
      onBegin: clear,
    },
  };
}
