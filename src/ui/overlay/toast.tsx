import Check from "lucide/dist/esm/icons/check.mjs";
import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { Icon, type Drawing } from "../page/icon.tsx";
import { auto_dismiss_ms, useAutoDismiss } from "../use-auto-dismiss.ts";
import styles from "./toast.module.css";

interface ToastAction {
  label: string;
  onPress: () => void;
}

interface ToastOptions {
  tone?: "good" | "bad";
  /** By default the tone's. */
  icon?: Drawing | undefined;
  action?: ToastAction;
  other?: ToastAction;
  stays_ms?: number;
  onRemoved?: () => void;
}

interface ToastItem {
  id: number;
  text: string;
  options: ToastOptions;
}

type ShowToast = (text: string, options?: ToastOptions) => () => void;

const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

interface ToastProps extends Omit<ToastItem, "id"> {
  onDone: () => void;
}

function Toast({ text, options, onDone }: ToastProps) {
  const { tone, icon = tone === "bad" ? CircleAlert : Check, action, other, stays_ms = auto_dismiss_ms } = options;
  const pauseProps = useAutoDismiss(stays_ms, onDone);
  return (
    <div className={classNames(styles.toast, tone && styles[tone])} {...pauseProps}>
      <Icon of={icon} />
      <span>{text}</span>
      {[other, action].map(
        (each) =>
          each && (
            <Button
              key={each.label}
              small
              variant="quiet"
              onClick={() => {
                each.onPress();
                onDone();
              }}
            >
              {each.label}
            </Button>
          ),
      )}
      <IconButton icon={X} label="Dismiss" onClick={onDone} />
    </div>
  );
}

function useOnRemoved(toasts: readonly ToastItem[]) {
  const before = useRef(toasts);
  useEffect(() => {
    const removed = before.current.filter((toast) => !toasts.includes(toast));
    before.current = toasts;
    for (const { options } of removed) options.onRemoved?.();
  }, [toasts]);
}

/** Tried in order until no field is covered: bottom centre, bottom corner, above the bar. */
const places = [undefined, styles.corner, styles.high];

/** Moves toasts that cover a field to the next position, where they stay until all are gone. */
function useFreePosition(toasts: readonly ToastItem[]) {
  const region = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (toasts.length === 0) return setIndex(0);
    if (index === places.length - 1) return;
    let isRemoved = false;
    let stop: (() => void) | undefined;
    import("./watch-covered.ts").then(
      ({ watchCovered }) => {
        if (!isRemoved) stop = watchCovered(region.current, () => setIndex(index + 1));
      },
      // the check failed to load: stay
      () => undefined,
    );
    return () => {
      isRemoved = true;
      stop?.();
    };
  }, [toasts, index]);
  return { region, place: places[index] };
}

/**
 * Render once. A new toast replaces the last, except those with an undo [visitors-20]. The live region exists from the
 * start, as screen readers need.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>(
    (text, options = {}) => {
      lastId.current += 1;
      const id = lastId.current;
      const mayStay = (toast: ToastItem) => toast.options.action && toast.text !== text;
      setToasts((now) => [...now.filter(mayStay), { id, text, options }].slice(-3));
      return () => dismiss(id);
    },
    [dismiss],
  );
  useOnRemoved(toasts);
  const { region, place } = useFreePosition(toasts);
  return (
    <ToastContext value={show}>
      {children}
      <div ref={region} className={classNames(styles.region, place)} role="status">
        {toasts.map((toast) => (
          <Toast key={toast.id} text={toast.text} options={toast.options} onDone={() => dismiss(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}
