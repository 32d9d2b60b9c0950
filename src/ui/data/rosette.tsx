export function Rosette({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M12 1.2q2.7 4.9 0 9.3-2.7-4.4 0-9.3m0 21.6q2.7-4.9 0-9.3-2.7 4.4 0 9.3M1.2 12q4.9-2.7 9.3 0-4.4 2.7-9.3 0m21.6 0q-4.9-2.7-9.3 0 4.4 2.7 9.3 0M4.4 4.4q5.3 1.5 6.5 6.5-5-1.2-6.5-6.5m15.2 15.2q-5.3-1.5-6.5-6.5 5 1.2 6.5 6.5m0-15.2q-5.3 1.5-6.5 6.5 5-1.2 6.5-6.5M4.4 19.6q5.3-1.5 6.5-6.5-5 1.2-6.5 6.5" />
    </svg>
  );
}
