import ListChecks from "lucide/dist/esm/icons/list-checks.mjs";
import MessagesSquare from "lucide/dist/esm/icons/messages-square.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Send from "lucide/dist/esm/icons/send.mjs";
import Wallet from "lucide/dist/esm/icons/wallet.mjs";
import { href, Link } from "react-router";
import { Icon, type Drawing } from "../../ui/icon.tsx";
import styles from "./tiles.module.css";

interface TileProps {
  icon: Drawing;
  title: string;
  line: string;
}

/** Readers get no link to enquiries [couples-6]. */
export function Tiles({ mayChange, unread }: { mayChange: boolean; unread: number }) {
  return (
    <ul className={styles.doors}>
      <li>
        <Link to={href("/providers")} className={styles.door}>
          <Words icon={Search} title="Find Vendors" line="Browse the directory" />
        </Link>
      </li>
      {mayChange && (
        <li>
          <Link to={href("/bulk-contact")} className={styles.door}>
            <Words icon={Send} title="Contact Multiple Vendors" line="Message several vendors at once" />
          </Link>
        </li>
      )}
      <li>
        <Link to={href("/messages")} className={styles.door}>
          <Words
            icon={MessagesSquare}
            title="Messages"
            line={unread > 0 ? `${unread} unread` : "Replies from vendors"}
          />
        </Link>
      </li>
      <li>
        <Link to={href("/budget")} className={styles.door}>
          <Words icon={Wallet} title="Budget" line="Track what you’ve booked and paid" />
        </Link>
      </li>
      <li>
        <Link to={href("/plan")} className={styles.door}>
          <Words icon={ListChecks} title="Plan" line="Your wedding checklist" />
        </Link>
      </li>
    </ul>
  );
}

function Words({ icon, title, line }: TileProps) {
  return (
    <>
      <Icon of={icon} />
      <span className={styles.words}>
        <b>{title}</b> <small>{line}</small>
      </span>
    </>
  );
}
