import { formatMoment } from "../../../contract/moments.ts";
import type { SecurityEvent } from "../../../contract/security/shapes.ts";
import { securityEvents, securityOutcomes } from "../../../contract/security/words.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./security-tab.module.css";

/** The cells of an event; a press on its network shows what else came from there. */
export function cellsOf(event: SecurityEvent, choose: (network: string) => void) {
  const { created_at, times, detail, outcome, network, device } = event;
  return [
    <time key="time" className={styles.when} dateTime={created_at}>
      {formatMoment(created_at)}
    </time>,
    <div key="event">
      {securityEvents[event.event]}
      {times > 1 && ` × ${times}`}
      {detail !== null && <small>{detail.replaceAll("_", " ")}</small>}
    </div>,
    securityOutcomes[outcome],
    <Account key="account" event={event} />,
    <div key="from">
      {network !== null && (
        <Button
          small
          variant="quiet"
          className={styles.network}
          aria-label={`Everything from ${network}`}
          onClick={() => choose(network)}
        >
          {network}
        </Button>
      )}
      {device !== null && <small>{device}</small>}
    </div>,
  ];
}

function Account({
  event: { account_id, account_email, is_super_admin, account_kind, admin_id, admin_name },
}: {
  event: SecurityEvent;
}) {
  if (account_id === null) return null;
  const kind = is_super_admin ? "super admin" : account_kind;
  return (
    <div>
      {account_email ?? "An account that is gone"}
      {kind !== null && <small>{kind}</small>}
      {admin_id !== null && <small>by {admin_name ?? "an admin who is gone"}</small>}
    </div>
  );
}
