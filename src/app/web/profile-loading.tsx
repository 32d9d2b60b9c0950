import { href, useNavigation } from "react-router";
import { messages } from "../../contract/messages.ts";
import styles from "./profile-loading.module.css";

/** Says that a profile is on its way, from wherever it was asked for, when it takes longer than a moment. */
export function ProfileLoading() {
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname.startsWith(href("/provider/:id", { id: "" }));
  return (
    <div className={styles.place} role="status">
      {isLoading && <p>{messages.profile_loading}</p>}
    </div>
  );
}
