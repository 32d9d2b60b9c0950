import EyeOff from "lucide/dist/esm/icons/eye-off.mjs";
import Eye from "lucide/dist/esm/icons/eye.mjs";
import { useEffect, useRef, useState, type ComponentProps } from "react";
import { IconButton } from "../icon-button.tsx";
import { Input } from "./input.tsx";
import styles from "./password-input.module.css";

/** With a show button. Use inside a Field; set `autoComplete` for password managers. */
export function PasswordInput({
  autoComplete,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { autoComplete: "current-password" | "new-password" }) {
  const [isVisible, setIsVisible] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // hidden on submit, so that browsers don't save it as plain text
    const form = place.current?.closest("form");
    const hide = () => setIsVisible(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <div ref={place} className={styles.frame}>
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isVisible ? "text" : "password"}
        autoComplete={autoComplete}
        className={styles.control}
      />
      <IconButton
        icon={isVisible ? EyeOff : Eye}
        label={isVisible ? "Hide password" : "Show password"}
        className={styles.toggle}
        onClick={() => setIsVisible(!isVisible)}
      />
    </div>
  );
}
