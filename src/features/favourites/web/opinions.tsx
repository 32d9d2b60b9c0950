import StickyNote from "lucide/dist/esm/icons/sticky-note.mjs";
import ThumbsDown from "lucide/dist/esm/icons/thumbs-down.mjs";
import ThumbsUp from "lucide/dist/esm/icons/thumbs-up.mjs";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { coupleMessages } from "../../../contract/couple-messages.ts";
import { voteFavouriteCall } from "../../../contract/favourites/calls.ts";
import type { Favourite, Opinion } from "../../../contract/favourites/schema.ts";
import type { Vote } from "../../../contract/favourites/votes.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { reloadFavourites } from "./favourites.ts";
import type { NoteReaders } from "./note-form.tsx";
import text from "../../../ui/text.module.css";
import styles from "./opinions.module.css";

const NoteForm = lazy(() => import("./note-form.tsx").then(({ NoteForm: Loaded }) => ({ default: Loaded })));

interface OpinionsProps {
  favourite: Favourite;
  isShared: boolean;
}

/** Votes and notes [weddings-12]; a note alone in an unshared wedding. */
export function Opinions({ favourite, isShared }: OpinionsProps) {
  const { own, isPrivate, say } = useMyOpinion(favourite);
  const [isNoting, setNoting] = useState(false);
  const place = useFocusAfter(isNoting);
  const { business_name, opinions } = favourite;
  const others = opinions.filter(({ is_own }) => !is_own);
  return (
    <div ref={place} className={styles.opinions}>
      {isShared && <SavedBy favourite={favourite} />}
      {others.length > 0 && (
        <ul className={styles.others} aria-label={`What the others think of ${business_name}`}>
          {others.map((opinion) => (
            <Other key={opinion.name} opinion={opinion} />
          ))}
        </ul>
      )}
      {own.note !== "" && !isNoting && <p className={styles.note}>{own.note}</p>}
      {isNoting ? (
        <Suspense fallback={null}>
          <NoteForm
            name={business_name}
            note={own.note}
            readers={readersOf(isShared, isPrivate)}
            onSave={async (note) => {
              if (await say({ vote: own.vote, note })) setNoting(false);
            }}
            onLeave={() => setNoting(false)}
          />
        </Suspense>
      ) : (
        <div className={styles.acts}>
          {isShared && <Votes name={business_name} vote={own.vote} onVote={(vote) => void say({ ...own, vote })} />}
          <Button small variant="quiet" icon={StickyNote} onClick={() => setNoting(true)}>
            {own.note === "" ? "Add a note" : "Change your note"}
            <OutOfSight> on {business_name}</OutOfSight>
          </Button>
        </div>
      )}
    </div>
  );
}

function readersOf(isShared: boolean, isPrivate: boolean): NoteReaders {
  if (!isShared) return "you";
  return isPrivate ? "you_so_far" : "members";
}

/** The closed form returns focus to its button. */
function useFocusAfter(isNoting: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(isNoting);
  useEffect(() => {
    if (was.current && !isNoting) [...(place.current?.querySelectorAll("button") ?? [])].at(-1)?.focus();
    was.current = isNoting;
  }, [isNoting]);
  return place;
}

/** Optimistic; refused changes are reverted. */
function useMyOpinion({ id, opinions }: Favourite) {
  const stored = opinions.find(({ is_own }) => is_own);
  const [pending, setPending] = useState<{ vote: Vote | null; note: string } | null>(null);
  const toast = useToast();
  const myOpinion = pending ?? { vote: stored?.vote ?? null, note: stored?.note ?? "" };
  async function saveOpinion(opinion: { vote: Vote | null; note: string }): Promise<boolean> {
    setPending(opinion);
    const outcome = await call(voteFavouriteCall, { params: { id }, body: opinion, failed: coupleMessages.went_wrong });
    if (outcome.ok) reloadFavourites();
    else {
      setPending(null);
      toast(outcome.error, { tone: "bad" });
    }
    return outcome.ok;
  }
  return { own: myOpinion, isPrivate: stored?.is_private ?? false, say: saveOpinion };
}

function SavedBy({ favourite: { added_by } }: Pick<OpinionsProps, "favourite">) {
  const visitor = useVisitor();
  if (added_by === null) return null;
  const isYou = visitor.kind === "couple" && visitor.id === added_by.id;
  return <p className={text.soft}>Saved by {isYou ? "you" : added_by.name}</p>;
}

function Other({ opinion: { name, vote, note } }: { opinion: Opinion }) {
  return (
    <li>
      {vote && <Icon of={vote === "up" ? ThumbsUp : ThumbsDown} />}
      <span>
        <b>{name}</b>
        {vote && <OutOfSight> {vote === "up" ? "likes this" : "doesn’t like this"}</OutOfSight>}
        {note !== "" && `: ${note}`}
      </span>
    </li>
  );
}

interface VotesProps {
  name: string;
  vote: Vote | null;
  onVote: (vote: Vote | null) => void;
}

function Votes({ name, vote, onVote }: VotesProps) {
  return (
    <>
      <IconButton
        icon={ThumbsUp}
        label={`Yes to ${name}`}
        pressed={vote === "up"}
        onClick={() => onVote(vote === "up" ? null : "up")}
      />
      <IconButton
        icon={ThumbsDown}
        label={`No to ${name}`}
        pressed={vote === "down"}
        onClick={() => onVote(vote === "down" ? null : "down")}
      />
    </>
  );
}
