import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../../ui/button.tsx";
import styles from "./no-connection.module.css";

export function NoConnection() {
  const { state, revalidate } = useRevalidator();
  const retry = () => void (navigator.onLine && revalidate());
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  });
  return (
    <p role="alert" className={styles.old}>
      You seem to be offline. This is the previous list.
      <Button small variant="outline" busy={state === "loading"} onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
