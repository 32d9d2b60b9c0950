import Heart from "lucide/dist/esm/icons/heart.mjs";
import { useEffect, useState } from "react";
import { useVisitor } from "../../../features/accounts/web/session.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import styles from "./favourite-heart.module.css";

type Work = typeof import("../../../features/favourites/web/heart-work.tsx").HeartWork;

/**
 * The heart of a profile, for couples and for visitors, who are asked to sign in (spec 2.8, 6). What it does is fetched
 * for a couple, or at the first press.
 */
export function FavouriteHeart({ provider_id }: { provider_id: string }) {
  const { kind } = useVisitor();
  const [presses, setPresses] = useState(0);
  const [isKept, setKept] = useState(false);
  const [work, setWork] = useState<{ Work: Work } | null>(null);
  const toast = useToast();
  const isWanted = kind === "couple" || presses > 0;
  useEffect(() => {
    if (!isWanted || work) return;
    import("../../../features/favourites/web/heart-work.tsx").then(
      ({ HeartWork }) => setWork({ Work: HeartWork }),
      () => presses > 0 && toast("An error occurred. Please try again."),
    );
  }, [isWanted, work, presses, toast]);
  if (kind === "provider") return null;
  return (
    <>
      <IconButton
        raised
        className={styles.heart}
        icon={Heart}
        pressed={isKept}
        label={isKept ? "Remove from favourites" : "Add to favourites"}
        onClick={() => setPresses(presses + 1)}
      />
      {work && <work.Work provider_id={provider_id} presses={presses} onKept={setKept} />}
    </>
  );
}
