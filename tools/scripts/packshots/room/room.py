"""Renders a room with products by Blender's Cycles: `blender -b -P room.py -- job.json`.

The job, which `rooms.ts` writes, holds a scene of `scenes.yaml`, the models of its products and the looks of their
finishes. x goes to the right, y into the picture, z up; the wall in the back is at y = 0.

Two cheap lights make a room: the sun, a far lamp that projects a window, and a sky that is brighter on the window's
side. Reflections alone see the rest of the room, which glows, so that metal is graded without noise. The picture is
rendered twice with half the rays: how the halves differ tells how far to smooth (`picture.py`).
"""

import json
import os
import sys

sys.path.append(os.path.dirname(__file__))

import bpy
import numpy as np
from mathutils import Matrix

np.bool = bool  # Blender 3.4's glTF importer asks for this name, which numpy 1.24 has dropped.
bpy.ops.wm.read_factory_settings(use_empty=True)

from bodies import BODIES
from light import add_camera, add_sky, add_sun, add_surroundings
from materials import finished
from picture import denoised, develop, prepare, render
from shading import turning

with open(sys.argv[-1], encoding="utf8") as file:
    job = json.load(file)
scene = job["scene"]


def add_product(model, at, finish, turn=0):
    """Loads a model, gives it its finish and puts its origin at a place."""
    before = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=job["models"][model])
    bpy.context.view_layer.update()
    added = [item for item in bpy.data.objects if item not in before]
    seat = Matrix.Translation(at) @ Matrix.Rotation(np.radians(turn), 4, "Z")
    look = job["looks"][finish]
    for item in added:
        for slot in item.material_slots:
            kind = slot.material.name.split(".")[0]
            inputs = slot.material.node_tree.nodes["Principled BSDF"].inputs
            if kind == "finish":
                slot.material = finished(look, turning(item)[0])
            elif kind == "mirror":
                inputs["Metallic"].default_value, inputs["Roughness"].default_value = 1, 0
                inputs["Base Color"].default_value = (0.9, 0.91, 0.91, 1)
            elif kind in ("ceramic", "acrylic"):
                inputs["Roughness"].default_value, inputs["Base Color"].default_value = 0.16, (0.8, 0.8, 0.79, 1)
            elif kind == "nozzle":
                inputs["Base Color"].default_value, inputs["Roughness"].default_value = (0.3, 0.3, 0.3, 1), 0.6
            elif kind == "light":
                inputs["Emission"].default_value, inputs["Emission Strength"].default_value = (1, 0.96, 0.9, 1), 1.6
    for item in [item for item in added if item.parent is None]:
        item.matrix_world = seat @ item.matrix_world


for body in scene["bodies"]:
    BODIES[body.pop("body")](**body)
for product in scene["products"]:
    add_product(**product)
add_camera(**scene["camera"])
if "sun" in scene:
    add_sun(**scene["sun"])
add_sky(**scene["sky"])
add_surroundings(**scene["sky"])
prepare(*job["size"], job["samples"] // 2)
develop(denoised(render(1), render(2)) * scene.get("exposure", 1), job["out"])
