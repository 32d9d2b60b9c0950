import { useCallback, useRef, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import { deleteMediumCall, mediaMessages } from "../../../../contract/media/calls.ts";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { useLeaving } from "./use-leaving.ts";
import type { ChangeGallery } from "./use-library.ts";

const undo_ms = 6_000;

type Deletion = {
  changeGallery: ChangeGallery;
  reload: () => Promise<void>;
  announce: (text: string) => void;
  clear: () => void;
};

export type ProfileImageRole = "logo" | "banner";
const isPlacedMedia = (id: string): id is ProfileImageRole => id === "logo" || id === "banner";

/** Items disappear at once, and are deleted when the undo offer ends, the page is left, or their room is needed. */
export function useDeletion({ changeGallery, reload, announce, clear }: Deletion) {
  const toast = useToast();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(new Map<string, () => void>());

  const show = useCallback((id: string) => setHidden((now) => new Set([...now].filter((each) => each !== id))), []);

  /** Does nothing after an undo or while already running. */
  const commit = useCallback(
    async (id: string) => {
      const dismiss = pending.current.get(id);
      if (!pending.current.delete(id)) return;
      dismiss?.();
      const outcome = await call(deleteMediumCall, {
        params: { id },
        failed: mediaMessages.delete_failed,
        keepalive: true,
      });
      const isRemoved = outcome.ok || outcome.code === "media_not_found";
      if (isRemoved && isPlacedMedia(id)) await reload();
      else if (isRemoved) changeGallery((gallery) => gallery.filter((item) => item.id !== id));
      show(id);
      if (!isRemoved) announce(outcome.error);
    },
    [changeGallery, reload, show, announce],
  );

  const commitAll = useCallback(() => Promise.all([...pending.current.keys()].map(async (id) => commit(id))), [commit]);
  useLeaving(() => void commitAll());

  function remove({ id }: { id: string }, name: string) {
    setHidden((now) => new Set([...now, id]));
    pending.current.set(id, () => undefined);
    announce(dashboardMessages.medium_deleted);
    const dismiss = toast(`Deleted: ${name}`, {
      stays_ms: undo_ms,
      action: {
        label: "Undo",
        onPress() {
          if (!pending.current.delete(id)) return;
          show(id);
          clear();
        },
      },
      onRemoved: () => void commit(id),
    });
    pending.current.set(id, dismiss);
  }

  /** Another file has taken its place: it must not be deleted. */
  function store(place: ProfileImageRole) {
    pending.current.get(place)?.();
    pending.current.delete(place);
    show(place);
  }

  return { hidden, remove, store, commitAll };
}
