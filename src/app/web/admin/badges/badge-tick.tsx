import { useRef, useState } from "react";
import { adminMessages } from "../../../../contract/admin-messages.ts";
import type { AdminProvider } from "../../../../contract/admin-providers.ts";
import { badgeNames } from "../../../../contract/badge-names.ts";
import type { ChangedBadges } from "../../../../contract/badges.ts";
import type { BadgeType } from "../../../../contract/primitives.ts";
import { callApi } from "../../../../features/accounts/web/call-api.ts";
import { Check } from "../../../../ui/check.tsx";
import { OutOfSight } from "../../../../ui/out-of-sight.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import styles from "./badge-tick.module.css";

interface BadgeTickProps {
  provider: AdminProvider;
  type: BadgeType;
  onChange: (id: string, changes: Partial<AdminProvider>) => void;
  onGone: (id: string) => void;
}

/** Gives a badge, or takes it: at once on the screen, and back again when the server refuses (spec 4). */
export function BadgeTick(props: BadgeTickProps) {
  const { isHeld, isBusy, toggle } = useToggle(props);
  return (
    <Check className={styles.tick} checked={isHeld} aria-busy={isBusy || undefined} onChange={() => void toggle()}>
      <span className={styles.words}>{badgeNames[props.type]}</span>
      <OutOfSight> badge for {props.provider.business_name}</OutOfSight>
    </Check>
  );
}

/** Whoever presses again while the first press is under way gets what was last wished for. */
function useToggle({ provider: { id, badges }, type, onChange, onGone }: BadgeTickProps) {
  const toast = useToast();
  const wanted = useRef<boolean | null>(null);
  const [shown, setShown] = useState<boolean | null>(null);
  const isHeld = badges.some(({ badge_type }) => badge_type === type);

  /** Answers whether the badge is held afterwards, or null when it was refused. */
  async function change(to: boolean): Promise<boolean | null> {
    const outcome = await callApi<{ data: ChangedBadges }>(
      `/api/admin/providers/${id}/badge/${to ? "add" : "remove"}`,
      { method: "POST", as: "provider", body: { badge_type: type }, failed: adminMessages.badge_failed },
    );
    if (outcome.ok) {
      const { badges: held, badge_type, trust_score, trust_tier } = outcome.body.data;
      onChange(id, { badges: held, badge_type, trust_score, trust_tier });
      return to;
    }
    toast(outcome.error, undefined, { tone: "bad" });
    if (outcome.code === "provider_not_found") onGone(id);
    return null;
  }
  async function follow(from: boolean): Promise<void> {
    if (wanted.current === null || wanted.current === from) return;
    const reached = await change(wanted.current);
    if (reached !== null) await follow(reached);
  }
  async function toggle() {
    const isUnderWay = wanted.current !== null;
    wanted.current = !(wanted.current ?? isHeld);
    setShown(wanted.current);
    if (isUnderWay) return;
    await follow(isHeld);
    wanted.current = null;
    setShown(null);
  }
  return { isHeld: shown ?? isHeld, isBusy: shown !== null, toggle };
}
