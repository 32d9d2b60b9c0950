import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/page/icon.tsx";
import styles from "./delivery-mark.module.css";

export function BookedMark() {
  return (
    <span className={classNames(styles.mark, styles.delivered)}>
      <Icon of={CalendarCheck} />
      Booked
    </span>
  );
}
