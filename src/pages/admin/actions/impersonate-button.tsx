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
    const error = await onImpersonate();
    if (error === null) return;
    setIsBusy(false);
    toast(error, { tone: "bad" });
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
