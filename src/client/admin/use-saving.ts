import { useEffect, useRef, useState } from "react";
import type { CallWords } from "../../contract/call.ts";
import { focusFault } from "../../ui/focus-fault.ts";
import { addressOf } from "../address-of.ts";
import { callApi } from "../call-api.ts";
import type { AnswerOf } from "../call-types.ts";

interface Saving {
  /** What the person is told when the server gives no sentence. */
  failed: string;
  /** What stands in the path of the call. */
  params?: Readonly<Record<string, string>>;
}

type Faults = Record<string, string>;

/**
 * Sends a form as the super admin, once at a time, and answers what came back, or null when it was refused: the
 * sentences stand in `error` and, by field, in `faults`, and the first field at fault takes the focus.
 */
export function useSaving<W extends CallWords>(words: W, { failed, params }: Saving) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ form: HTMLFormElement; faults: Faults } | null>(null);
  useEffect(() => {
    if (refused) focusFault(refused.form, refused.faults);
  }, [refused]);

  async function save(form: HTMLFormElement, body: object): Promise<AnswerOf<W> | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setIsBusy(true);
    setError(null);
    setRefused(null);
    const outcome = await callApi<AnswerOf<W>>(addressOf(words, { params }), {
      method: words.method,
      as: "provider",
      body,
      failed,
    });
    isSending.current = false;
    setIsBusy(false);
    if (outcome.ok) return outcome.body;
    setError(outcome.error);
    setRefused({ form, faults: outcome.fields });
    return null;
  }
  const faults: Faults = refused?.faults ?? {};
  return { isBusy, error, faults, save };
}
