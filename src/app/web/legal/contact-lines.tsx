import { Link } from "../../../ui/link.tsx";
import { useSiteData } from "../site-data.ts";

/** How to reach the people who run the site, as the settings say. */
export function ContactLines() {
  const data = useSiteData();
  if (!data) return null;
  const { phone, email } = data;
  return (
    <ul>
      {email && (
        <li>
          Email <Link to={`mailto:${email}`}>{email}</Link>
        </li>
      )}
      {phone && (
        <li>
          Telephone <Link to={phone.href}>{phone.text}</Link>
        </li>
      )}
    </ul>
  );
}
