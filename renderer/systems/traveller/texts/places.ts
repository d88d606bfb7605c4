/** Where a vehicle or robot is hit (lines 254–266), at the table, in its library and on paper. */
export const places = {
  hull: 'Hull',
  structure: 'Structure',
  armour: 'Armour',
  drive: 'Drive',
  weapon: 'Weapon',
  limb: 'Limb',
  weaponOrLimb: 'Weapon or Limb',
  sensors: 'Sensors',
  powerPlant: 'Power plant',
  passengers: 'Passengers',
  cargo: 'Cargo',
  cockpit: 'Cockpit',
  computer: 'Computer',
}
