import Check from "lucide/dist/esm/icons/check.mjs";
import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Icon, type Drawing } from "./icon.tsx";
import { short_stay_ms, useShortStay } from "./use-short-stay.ts";
import styles from "./toast.module.css";

interface ToastAction {
  label: string;
  onPress: () => void;
}

interface ToastMore {
  /** Green for what went well, red for what did not; of the usual ink unless said. */
  tone?: "good" | "bad";
  /** A way back, say; pressing it takes the toast away. */
  action?: ToastAction;
  /** Something else that can be done about it. */
  other?: ToastAction;
  /** How long it stays; five seconds unless said. */
  stays_ms?: number;
  /** The toast is gone, however it went, and its action with it. */
  onGone?: () => void;
}

interface Shown {
  id: number;
  text: string;
  icon: Drawing;
  more: ToastMore;
}

/** Answers how to take the toast away early. */
type ShowToast = (text: string, icon?: Drawing, more?: ToastMore) => () => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Gives a function that shows one sentence at the bottom of the screen for five seconds and reads it out. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

interface ToastProps extends Omit<Shown, "id"> {
  onDone: () => void;
}

function Toast({ text, icon, more: { tone, action, other, stays_ms = short_stay_ms }, onDone }: ToastProps) {
  const hold = useShortStay(stays_ms, onDone);
  return (
    <div className={classNames(styles.toast, tone && styles[tone])} {...hold}>
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

/** Tells every toast that is not there any more. */
function useGone(toasts: readonly Shown[]) {
  const before = useRef(toasts);
  useEffect(() => {
    const gone = before.current.filter((toast) => !toasts.includes(toast));
    before.current = toasts;
    for (const { more } of gone) more.onGone?.();
  }, [toasts]);
}

/** Where toasts stand, one after the other, until they cover no field: in the middle below, in the corner below, over the bar. */
const places = [undefined, styles.corner, styles.high];

/** The place where the toasts cover no field; they stay there until all are gone. */
function useFreePlace(toasts: readonly Shown[]) {
  const region = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (toasts.length === 0) return setPlace(0);
    if (place === places.length - 1) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    import("./watch-covered.ts").then(
      ({ watchCovered }) => {
        if (!isGone) stop = watchCovered(region.current, () => setPlace(place + 1));
      },
      // they stay where they are
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [toasts, place]);
  return { region, place: places[place] };
}

/**
 * Stands once around the page and holds the toasts. A new one takes the place of the last, which it may contradict; only those
 * that offer a way back stay beside it [visitors-20]. Its region is there from the start, so that readers hear what enters it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);
  const takeAway = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>(
    (text, icon, more = {}) => {
      lastId.current += 1;
      const id = lastId.current;
      const drawing = icon ?? (more.tone === "bad" ? CircleAlert : Check);
      const shown = { id, text, icon: drawing, more };
      setToasts((now) => [...now.filter((toast) => toast.more.action && toast.text !== text), shown].slice(-3));
      return () => takeAway(id);
    },
    [takeAway],
  );
  useGone(toasts);
  const { region, place } = useFreePlace(toasts);
  return (
    <ToastContext value={show}>
      {children}
      <div ref={region} className={classNames(styles.region, place)} role="status">
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            text={toast.text}
            icon={toast.icon}
            more={toast.more}
            onDone={() => takeAway(toast.id)}
          />
        ))}
      </div>
    </ToastContext>
  );
}
