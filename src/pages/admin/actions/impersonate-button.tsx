import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { usePromptLeave } from "./unsaved.tsx";

interface ImpersonateButtonProps {
  name: string;
  onImpersonate: () => Promise<string | null>;
  variant?: "quiet" | "outline";
}

/** Rule [admin-11]. */
export function ImpersonateButton({ name, onImpersonate, variant = "quiet" }: ImpersonateButtonProps) {
  const toast = useToast();
  const promptLeave = usePromptLeave();
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
      onClick={() => promptLeave(() => void impersonate())}
      aria-label={`Impersonate ${name}`}
    >
      Impersonate
    </Button>
  );
}
