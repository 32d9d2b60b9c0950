import { useRef, useState } from "react";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { badgeNames } from "../../../contract/badges/badge-names.ts";
import type { BadgeType } from "../../../contract/primitives.ts";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";
import { Check } from "../../../ui/form/check.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { decision_undo_ms } from "../actions/undo-time.ts";
import { useBadgeChange, type RowHandlers } from "./use-badge-change.ts";
import styles from "./badge-tick.module.css";

interface BadgeTickProps extends RowHandlers {
  provider: AdminProvider;
  type: BadgeType;
  onRequest: (act: "explain_removal" | "note") => void;
}

/** Optimistic; reverts if the server refuses [admin-4]. `Verified` can be undone until its email is sent [admin-6]. */
export function BadgeTick(props: BadgeTickProps) {
  const { provider, type } = props;
  const { isGranted, isBusy, toggle } = useToggle(props);
  return (
    <Check className={styles.tick} checked={isGranted} aria-busy={isBusy || undefined} onChange={() => void toggle()}>
      <span className={styles.words}>{badgeNames[type]}</span>
      <OutOfSight> badge for {provider.business_name}</OutOfSight>
    </Check>
  );
}

/** Repeated presses during a request: the last one wins. */
function useToggle({ provider, type, onChange, onRemoved, onRequest }: BadgeTickProps) {
  const { badges, business_name } = provider;
  const toast = useToast();
  const changeBadge = useBadgeChange(provider, { onChange, onRemoved });
  const wanted = useRef<boolean | null>(null);
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  // a paused one is granted again to confirm it [trust-24]
  const hasBadge = badges.some(({ badge_type, rests_since }) => badge_type === type && rests_since === null);

  /** Returns whether the provider has the badge; null if refused. */
  async function change(to: boolean): Promise<boolean | null> {
    const error = await changeBadge(to ? "add" : "remove", { badge_type: type });
    if (error === null) return to;
    toast(error, { tone: "bad" });
    return null;
  }
  async function follow(from: boolean): Promise<boolean> {
    if (wanted.current === null || wanted.current === from) return from;
    const reached = await change(wanted.current);
    return reached === null ? from : follow(reached);
  }
  async function toggle() {
    const isPending = wanted.current !== null;
    wanted.current = !(wanted.current ?? hasBadge);
    setOptimistic(wanted.current);
    if (isPending) return;
    const reached = await follow(hasBadge);
    wanted.current = null;
    setOptimistic(null);
    if (reached === hasBadge) return;
    const [name, options] = [badgeNames[type], { action: { label: "Add a note", onPress: () => onRequest("note") } }];
    if (type === "verified") notifyVerified(reached);
    else if (reached) toast(adminMessages.badge_given(name, business_name), options);
    else toast(adminMessages.badge_withdrawn(name, business_name));
  }
  function notifyVerified(reached: boolean) {
    const notes = badges.find(({ badge_type }) => badge_type === type)?.notes ?? null;
    const formatMessage = reached ? adminMessages.verified : adminMessages.unverified;
    async function undo() {
      const reason = await changeBadge(reached ? "remove" : "add", { badge_type: type, notes: reached ? null : notes });
      toast(reason ?? adminMessages.decision_undone(business_name), {
        tone: reason === null ? "good" : "bad",
      });
    }
    toast(formatMessage(business_name), {
      tone: "good",
      stays_ms: decision_undo_ms,
      action: { label: "Undo", onPress: () => void undo() },
      other: reached
        ? { label: "Add a note", onPress: () => onRequest("note") }
        : { label: "Say why", onPress: () => onRequest("explain_removal") },
    });
  }
  return { isGranted: optimistic ?? hasBadge, isBusy: optimistic !== null, toggle };
}
