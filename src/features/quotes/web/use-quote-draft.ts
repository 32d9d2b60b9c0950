import { useEffect, useRef, useState } from "react";
import { call } from "../../../client/call.ts";
import { dropDraft, saveDraft, readDraft, type DraftLocation } from "../../../client/draft.ts";
import { saveQuote } from "../../../contract/quotes/calls.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { valuesOf, type QuoteValues } from "./editor-values.ts";
import { readValues } from "./read-values.ts";

const pause_ms = 700;

export type Saving = { state: "saved" | "waiting" } | { state: "failed"; error: string };

/** Stored in the tab at once and saved after a pause [quotes-4]. `flush` saves now; true when everything is saved. */
export function useQuoteDraft(quote: Quote) {
  const place: DraftLocation = { in: "tab", key: `quote:${quote.id}` };
  const [values, setValues] = useState<QuoteValues>(() => ({
    ...valuesOf(quote),
    ...readDraft<QuoteValues>(place).values,
  }));
  const [saving, setSaving] = useState<Saving>({ state: "saved" });
  const saved = useRef(JSON.stringify(readValues(valuesOf(quote)).draft));
  const running = useRef<Promise<boolean> | null>(null);
  const { draft, fieldErrors } = readValues(values);
  const wanted = JSON.stringify(draft);
  const newest = useRef({ draft, wanted, fieldErrors });
  newest.current = { draft, wanted, fieldErrors };

  async function save(): Promise<boolean> {
    const sent = newest.current;
    if (Object.keys(sent.fieldErrors).length > 0) return false;
    if (sent.wanted === saved.current) return true;
    setSaving({ state: "waiting" });
    const failed = "We could not save this. It is kept in this tab: please check your connection.";
    const outcome = await call(saveQuote, { params: { id: quote.id }, body: sent.draft, failed });
    if (!outcome.ok) {
      setSaving({ state: "failed", error: outcome.error });
      return false;
    }
    saved.current = sent.wanted;
    const isAll = newest.current.wanted === sent.wanted;
    setSaving({ state: isAll ? "saved" : "waiting" });
    if (isAll) dropDraft({ in: "tab", key: `quote:${quote.id}` });
    return isAll || save();
  }
  async function flush(): Promise<boolean> {
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  }
  const flushing = useRef(flush);
  flushing.current = flush;
  useEffect(() => {
    const timer = setTimeout(() => void flushing.current(), pause_ms);
    return () => clearTimeout(timer);
  }, [wanted]);
  // saves the rest when the page is left
  useEffect(() => () => void flushing.current(), []);

  function change(more: Partial<QuoteValues>) {
    const next = { ...values, ...more };
    saveDraft<QuoteValues>(place, { values: next });
    setValues(next);
  }
  return { values, change, draft, fieldErrors, saving, flush };
}
