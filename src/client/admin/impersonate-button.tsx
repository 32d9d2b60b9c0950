import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useAskToLeave } from "./unsaved.tsx";

interface ImpersonateButtonProps {
  name: string;
  onImpersonate: () => Promise<string | null>;
  variant?: "quiet" | "outline";
}

/** Rule [admin-11]. */
export function ImpersonateButton({ name, onImpersonate, variant = "quiet" }: ImpersonateButtonProps) {
  const toast = useToast();
  const askToLeave = useAskToLeave();
  const [isBusy, setIsBusy] = useState(false);

  async function impersonate() {
    setIsBusy(true);
    const fault = await onImpersonate();
    if (fault === null) return;
    setIsBusy(false);
    toast(fault, undefined, { tone: "bad" });
  }
  return (
    <Button
      small
      variant={variant}
      busy={isBusy}
      onClick={() => askToLeave(() => void impersonate())}
      aria-label={`Impersonate ${name}`}
    >
      Impersonate
    </Button>
  );
}
