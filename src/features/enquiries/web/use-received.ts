import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { useEffect, useRef, type RefObject } from "react";
import { callApi } from "../../../client/call-api.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import type { ReceivedEnquiry } from "../../../contract/enquiries.ts";
import { useToast } from "../../../ui/toast.tsx";

/** Which of the received enquiries are looked at: all but junk, those of them without an answer, or junk [enquiries-22]. */
export type ReceivedView = "received" | "unanswered" | "junk";
export type ReceivedMark = "junk" | "answered";
type ReceivedPage = { enquiries: ReceivedEnquiry[]; total: number; page: number; limit: number };

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
  const query = new URLSearchParams({ page: `${page}`, ...parametersOf[view], ...(search && { search }) }).toString();
  const fetched = useFetched<ReceivedPage>(`/api/enquiries/received?${query}`, {
    as: isKnown ? "provider" : null,
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
    const outcome = await callApi<{ enquiry: ReceivedEnquiry }>(`/api/enquiries/received/${id}/${mark}`, {
      method: "PUT",
      as: "provider",
      body: { [`is_${mark}`]: isGiven },
      failed: "We could not mark this enquiry. Please check your connection and try again.",
    });
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

function without(page: ReceivedPage, id: string): ReceivedPage {
  return { ...page, total: page.total - 1, enquiries: page.enquiries.filter((each) => each.id !== id) };
}

function withChanged(page: ReceivedPage, changed: ReceivedEnquiry): ReceivedPage {
  return { ...page, enquiries: page.enquiries.map((each) => (each.id === changed.id ? changed : each)) };
}
