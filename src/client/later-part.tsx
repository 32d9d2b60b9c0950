import { useEffect, useState, type ComponentType } from "react";
import { useCloseOnBack } from "../ui/close-on-back.ts";
import { failureSentence } from "../ui/report.ts";
import { useToast } from "../ui/toast.tsx";

interface LaterPartProps<Props> {
  isOpen: boolean;
  /** Fetches the part: the same function each time. */
  load: () => Promise<ComponentType<Props>>;
  onClose: () => void;
  /** What is said when it can't be fetched. */
  failed: string;
  /** What the part is given. */
  given: Props;
}

/**
 * What covers the page, and whose code is fetched at the first opening and not before; when it cannot be fetched, a toast says so. A press on Back
 * closes it. Needs a ToastProvider above it.
 */
export function LaterPart<Props extends object>({ isOpen, load, onClose, failed, given }: LaterPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const toast = useToast();
  useCloseOnBack(isOpen, onClose);
  useEffect(() => {
    if (!isOpen || Part) return;
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setPart(() => part),
      (cause: unknown) => {
        if (!isCurrent) return;
        toast(failureSentence(cause, failed));
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Part, load, onClose, failed, toast]);
  return Part && isOpen ? <Part {...given} /> : null;
}
