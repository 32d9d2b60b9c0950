import { useState } from "react";
import { callApi } from "../../../features/accounts/web/call-api.ts";

interface Saving {
  /** What the person is told when the server gives no sentence. */
  failed: string;
}

/**
 * Sends what was typed as the super admin, once at a time, and answers what came back, or null when it was refused: the
 * sentences stand in `error` and, by field, in `faults`.
 */
export function useSaving<Answer>(path: `/api/${string}`, method: "POST" | "PUT", { failed }: Saving) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function save(body: object): Promise<Answer | null> {
    if (isBusy) return null;
    setIsBusy(true);
    setError(null);
    setFaults({});
    const outcome = await callApi<Answer>(path, { method, as: "provider", body, failed });
    setIsBusy(false);
    if (outcome.ok) return outcome.body;
    setError(outcome.error);
    setFaults(outcome.fields);
    return null;
  }
  return { isBusy, error, faults, save };
}
