/** A mission and a troop card as JSON brings them in: what the import says of its own shape. */
export const JSON_SHAPE = `[
  {
    "pile": "offense", "number": 1, "copies": 1,
    "title": "Sing", "orders": "Loudly.", "troopLine": "B",
    "conditions": [
      { "points": 3, "condition": "each kills troopers" },
      { "points": 10, "condition": "control" }
    ]
  },
  {
    "pile": "troops", "number": 1, "title": "Choir", "flavour": "",
    "lines": {
      "A": {
        "commander": 1, "tactical": 4, "scout": 1, "assault": 1,
        "engineer": 0, "drones": 6, "rating": 1,
        "choices": [["tactical", "scout"], ["assault", "engineer"]]
      },
      "B": {
        "commander": 1, "tactical": 3, "scout": 1, "assault": 1,
        "engineer": 0, "drones": 6, "rating": 2,
        "choices": [["tactical", "scout"]]
      },
      "C": {
        "commander": 1, "tactical": 3, "scout": 1, "assault": 1,
        "engineer": 0, "drones": 4, "rating": 3, "choices": []
      }
    }
  }
]`
