import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import Undo from "lucide/dist/esm/icons/undo-2.mjs";
import { useState } from "react";
import type { ApiOutcome } from "../../../client/call-api.ts";
import { Button } from "../../../ui/button.tsx";
import type { Drawing } from "../../../ui/icon.tsx";
import { useToast } from "../../../ui/toast.tsx";

interface ToggleProps {
  is: boolean;
  /** The button while it isn't so, and while it is. */
  words: readonly [string, string];
  /** What is told once it is so, and once it isn't. */
  told: readonly [string, string];
  icon: Drawing;
  set: (is: boolean) => Promise<ApiOutcome<unknown>>;
  onChange: () => Promise<void>;
}

/** Sets a mark or takes it back, and offers the way back for a while. */
export function ToggleAct({ is, words: [give, take], told: [given, taken], icon, set, onChange }: ToggleProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function put(wanted: boolean): Promise<boolean> {
    setBusy(true);
    const outcome = await set(wanted);
    if (outcome.ok) await onChange();
    else toast(outcome.error, CircleAlert, { tone: "bad" });
    setBusy(false);
    return outcome.ok;
  }
  async function press() {
    if (!(await put(!is))) return;
    const action = { label: "Undo", onPress: () => void put(is) };
    toast(is ? taken : given, undefined, { action, stays_ms: 8000 });
  }
  return (
    <Button small variant="quiet" icon={is ? Undo : icon} busy={isBusy} onClick={() => void press()}>
      {is ? take : give}
    </Button>
  );
}
