import { href } from "react-router";
import { Link } from "../../ui/link.tsx";
import text from "../../ui/text.module.css";

/** Rule [accounts-27]. */
export function TermsNotice({ kind }: { kind: "provider" | "couple" }) {
  return (
    <p className={text.fine}>
      By registering you accept the <Link to={href("/terms")}>Terms</Link>
      {kind === "provider" && (
        <>
          {" "}
          and the <Link to={href("/provider-terms")}>Terms for businesses</Link>
        </>
      )}
      . How we use your details: <Link to={href("/privacy")}>Privacy policy</Link>.
    </p>
  );
}
