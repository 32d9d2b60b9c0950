import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { Icon, type LucideIcon } from "./icon.tsx";
import styles from "./toast.module.css";

/** How long a toast stays, unless the pointer or the focus is on it. */
const shown_ms = 5000;

interface Shown {
  id: number;
  text: string;
  icon: LucideIcon;
}

type ShowToast = (text: string, icon?: LucideIcon) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Gives a function that shows one sentence at the bottom of the screen for five seconds and reads it out. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

function Toast({ text, icon, onDone }: Omit<Shown, "id"> & { onDone: () => void }) {
  const [held, setHeld] = useState(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => done.current(), shown_ms);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <div
      className={styles.toast}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icon} />
      <span>{text}</span>
      <IconButton icon={X} label="Dismiss" onClick={onDone} />
    </div>
  );
}

/**
 * Stands once around the page and holds the toasts. Its region is there from the start, so that readers hear
 * what enters it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((text, icon = Check) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((now) => [...now.filter((toast) => toast.text !== text), { id, text, icon }].slice(-3));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status">
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            text={toast.text}
            icon={toast.icon}
            onDone={() => setToasts((now) => now.filter(({ id }) => id !== toast.id))}
          />
        ))}
      </div>
    </ToastContext>
  );
}
