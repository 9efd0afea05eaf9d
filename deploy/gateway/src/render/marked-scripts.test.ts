import { markedScripts } from './marked-scripts';

test('of an older shell only the scripts with its nonce may run', () => {
  const page = ['<script>alert(1)</script><script nonce="mark">2', '\n3</script><script nonce="other">4</script>'];
  // printf '2\n3' | openssl dgst -sha256 -binary | base64
  expect(markedScripts(page, 'mark')).toEqual(['sha256-kG8ecdihjj49ORKLX6VJoazS99ePZTjm4IPDsyKabkQ=']);
});
