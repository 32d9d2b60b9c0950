import { useNavigation } from "react-router";
import { messages } from "../contract/messages.ts";
import { isProfilePath } from "./frame/is-profile-path.ts";
import styles from "./profile-loading.module.css";

export function ProfileLoading() {
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && isProfilePath(location.pathname);
  return (
    <div className={styles.place} role="status">
      {isLoading && <p>{messages.profile_loading}</p>}
    </div>
  );
}
