import { useState, type ComponentProps } from "react";
import { Button } from "../button.tsx";
import { useToast } from "./toast.tsx";

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, "busy" | "onClick"> {
  /** Resolves with an error sentence, which a toast shows, or with nothing. */
  onPress: () => Promise<string | null | void>;
}

/** Busy until `onPress` has resolved. */
export function ActionButton({ onPress, ...rest }: ActionButtonProps) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function press() {
    setIsBusy(true);
    const error = await onPress();
    setIsBusy(false);
    if (typeof error === "string") toast(error, { tone: "bad" });
  }
  return <Button {...rest} busy={isBusy} onClick={() => void press()} />;
}
