import CircleUser from "lucide/dist/esm/icons/circle-user.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import { useState } from "react";
import { href } from "react-router";
import { todayHere } from "../../../client/today-here.ts";
import { formatDate, formatNumber } from "../../../contract/format.ts";
import { daysBetween } from "../../../contract/south-african-time.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import text from "../../../ui/text.module.css";
import styles from "./couple-header.module.css";

interface CoupleHeaderProps {
  name: string;
  wedding_date?: string | null;
}

export function CoupleHeader({ name, wedding_date = null }: CoupleHeaderProps) {
  return (
    <header className={styles.head}>
      <h1>{name || "Your Wedding"}</h1>
      {wedding_date && <Countdown wedding_date={wedding_date} />}
    </header>
  );
}

export function CoupleHeaderActions() {
  return (
    <div className={classNames(text.actions, styles.actions)}>
      <ButtonLink small variant="outline" icon={Users} to={href("/wedding")}>
        Plan together
      </ButtonLink>
      <ButtonLink small variant="outline" icon={CircleUser} to={href("/account")}>
        Account
      </ButtonLink>
    </div>
  );
}

function Countdown({ wedding_date }: { wedding_date: string }) {
  const [today] = useState(todayHere);
  const days = daysBetween(today, wedding_date);
  if (days < 0)
    return <p className={styles.countdown}>We hope {formatDate(wedding_date)} was everything you wished for.</p>;
  if (days === 0) return <p className={styles.countdown}>Today is the day. We wish you every happiness!</p>;
  return (
    <p className={styles.countdown}>
      <b>{formatNumber(days)}</b>{" "}
      <span>
        {days === 1 ? "day" : "days"} to {formatDate(wedding_date)}
      </span>
    </p>
  );
}
