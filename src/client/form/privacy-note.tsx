import { href } from "react-router";
import { Link } from "../../ui/link.tsx";
import text from "../../ui/text.module.css";

export function PrivacyNotice() {
  return (
    <p className={text.fine}>
      How we use your details: <Link to={href("/privacy")}>Privacy policy</Link>.
    </p>
  );
}
