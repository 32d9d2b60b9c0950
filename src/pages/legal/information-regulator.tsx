import { Link } from "../../ui/link.tsx";

/** POPIA and PAIA complaints go to different mailboxes. */
export function InformationRegulator({ email }: { email: string }) {
  return (
    <p>
      Information Regulator (South Africa)
      <br />
      Woodmead North Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191
      <br />
      Telephone <Link to="tel:+27100235200">010 023 5200</Link>
      <br />
      Email <Link to={`mailto:${email}`}>{email}</Link>
      <br />
      <Link to="https://inforegulator.org.za">inforegulator.org.za</Link>
    </p>
  );
}
