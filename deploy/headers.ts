// The headers of every answer.
import { inHeader, type Policy } from './policy';

/** What the site never asks for: nobody who gets into a page can ask for it either. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

export const headersOf = (policy: Policy): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': inHeader(policy),
  // Only browsers that came by HTTPS heed it. Other names of the domain are not ours to decide on.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
