import MessageCircleReply from "lucide/dist/esm/icons/message-circle-reply.mjs";
import { formatDate, formatNumber } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/page/icon.tsx";
import styles from "./delivery-mark.module.css";

export function AnsweredMark(props: { at: string } | { count: number }) {
  return (
    <span className={classNames(styles.mark, styles.answered)}>
      <Icon of={MessageCircleReply} />
      {"at" in props
        ? `Answered on ${formatDate(southAfricanTime(props.at))}`
        : `${formatNumber(props.count)} answered`}
    </span>
  );
}
