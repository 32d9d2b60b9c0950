import { useEffect, useRef, useState } from "react";
import { call } from "../../../../client/call.ts";
import type { MediaItem } from "../../../../contract/media/shapes.ts";
import { mediaMessages, orderGallery } from "../../../../contract/media/words.ts";
import { moveItem, type MediaKind } from "./split-gallery.ts";
import { useLeaving } from "./use-leaving.ts";
import type { ChangeGallery } from "./use-library.ts";

/** Moves that follow each other as quickly as this are saved as one. */
const settle_ms = 800;

interface Order {
  gallery: readonly MediaItem[];
  /** Ids of items that are about to be deleted. */
  hidden: ReadonlySet<string>;
  changeGallery: ChangeGallery;
  reload: () => Promise<void>;
  tell: (text: string) => void;
}

/** Moves items at once and saves their order a moment later; what could not be saved goes back. */
export function useOrder({ gallery, hidden, changeGallery, reload, tell }: Order) {
  const [moves, setMoves] = useState(0);
  const isUnsaved = useRef(false);

  async function save() {
    if (!isUnsaved.current) return;
    isUnsaved.current = false;
    const outcome = await call(orderGallery, {
      body: { ids: gallery.map(({ id }) => id) },
      failed: mediaMessages.order_failed,
      keepalive: true,
    });
    tell(outcome.ok ? outcome.body.message : outcome.error);
    if (!outcome.ok) await reload();
  }
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (moves === 0) return;
    const timer = setTimeout(() => void latest.current(), settle_ms);
    return () => clearTimeout(timer);
  }, [moves]);
  useLeaving(() => void latest.current());

  return (kind: MediaKind, from: number, to: number) => {
    isUnsaved.current = true;
    setMoves((now) => now + 1);
    changeGallery((now) => moveItem(now, { kind, from, to, hidden }));
  };
}
