import { useNavigation } from "react-router";
import styles from "./route-progress.module.css";

/** A quiet line under the bar while the next page is on its way; pages that come at once are spared it. */
export function RouteProgress() {
  const { state } = useNavigation();
  return <div className={state === "idle" ? styles.line : styles.busy} aria-hidden="true" />;
}
