import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { useEffect, useRef, type RefObject } from "react";
import type { AnswerOf } from "../../../client/call-types.ts";
import { call } from "../../../client/call.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import type { ReceivedEnquiry } from "../../../contract/enquiries/shapes.ts";
import { listReceivedEnquiries, markAnswered, markEnquiry } from "../../../contract/enquiries/words.ts";
import { useToast } from "../../../ui/toast.tsx";

/** Which of the received enquiries are looked at: all but junk, those of them without an answer, or junk [enquiries-22]. */
export type ReceivedView = "received" | "unanswered" | "junk";
export type ReceivedMark = "junk" | "answered";
type ReceivedPage = AnswerOf<typeof listReceivedEnquiries>;

const parametersOf = {
  received: { junk: "false" },
  unanswered: { junk: "false", answered: "false" },
  junk: { junk: "true" },
} as const satisfies Record<ReceivedView, object>;

/** What is told once a mark is given, and once it is taken back. */
const told = {
  junk: ["is marked as junk", "is back"],
  answered: ["is marked as answered", "is marked as not answered yet"],
} as const satisfies Record<ReceivedMark, readonly [string, string]>;

/** What outlives a view, as toasts do: what takes away the one about each enquiry, and how the view that is there is asked for again. */
export type AcrossViews = { takeAway: Map<string, () => void>; reload?: () => Promise<void> };

interface Looked {
  /** Whether it is known who asks. */
  isKnown: boolean;
  view: ReceivedView;
  /** Words that must be in them; empty for all. */
  search: string;
  page: number;
  acrossRef: RefObject<AcrossViews>;
}

/** A page of what a provider received, and how one is marked or its mark taken back, with a way to undo it. */
export function useReceived({ isKnown, view, search, page, acrossRef }: Looked) {
  const toast = useToast();
  const list = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  const fetched = useFetched(listReceivedEnquiries, {
    as: isKnown ? "provider" : null,
    query: { page, ...parametersOf[view], ...(search && { search }) },
    failed: "We could not load your enquiries. Please check your connection and try again.",
  });
  const { value, put, reload } = fetched;
  useEffect(() => {
    // the button that had the focus is gone with its enquiry
    if (isFocusDue.current) list.current?.focus({ preventScroll: true });
    isFocusDue.current = false;
  }, [value]);

  useEffect(() => {
    acrossRef.current.reload = reload;
  }, [acrossRef, reload]);

  async function send(id: string, mark: ReceivedMark, isGiven: boolean): Promise<ReceivedEnquiry | null> {
    const outcome = await callMark(id, mark, isGiven);
    if (outcome.ok) return outcome.body.enquiry;
    toast(outcome.error, CircleAlert);
    return null;
  }

  /** Gives the enquiry a mark that it has not, or takes away the one that it has. */
  async function mark(enquiry: ReceivedEnquiry, which: ReceivedMark) {
    const { id, couple_name } = enquiry;
    const isGiven = !(which === "junk" ? enquiry.is_junk : enquiry.answered_at !== null);
    const marked = await send(id, which, isGiven);
    if (marked === null) return;
    const leaves = which === "junk" || view === "unanswered";
    isFocusDue.current = leaves;
    put((now) => now && (leaves ? without(now, id) : withChanged(now, marked)));
    const undo = async () => {
      if (await send(id, which, !isGiven)) await acrossRef.current.reload?.();
    };
    const [given, taken] = told[which];
    // the one before about the same enquiry would contradict it, and its way back would be a step too far
    acrossRef.current.takeAway.get(id)?.();
    const takeAway = toast(`The enquiry from ${couple_name} ${isGiven ? given : taken}.`, undefined, {
      action: { label: "Undo", onPress: () => void undo() },
      stays_ms: 8000,
    });
    acrossRef.current.takeAway.set(id, takeAway);
    if (leaves) await reload();
  }
  return { ...fetched, mark, list };
}

/** Gives a received enquiry a mark, or takes it back, on the server. */
function callMark(id: string, mark: ReceivedMark, isGiven: boolean) {
  const params = { id };
  const failed = "We could not mark this enquiry. Please check your connection and try again.";
  return mark === "junk"
    ? call(markEnquiry, { params, body: { is_junk: isGiven }, failed })
    : call(markAnswered, { params, body: { is_answered: isGiven }, failed });
}

function without(page: ReceivedPage, id: string): ReceivedPage {
  return { ...page, total: page.total - 1, enquiries: page.enquiries.filter((each) => each.id !== id) };
}

function withChanged(page: ReceivedPage, changed: ReceivedEnquiry): ReceivedPage {
  return { ...page, enquiries: page.enquiries.map((each) => (each.id === changed.id ? changed : each)) };
}
