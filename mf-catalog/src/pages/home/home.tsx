export function Component() {
  return <h1>Главная</h1>;
}
