"""What rooms and products are made of: each material is a function of its colour."""

import bpy
from shading import Nodes, linear


class Shader(Nodes):
    """A material, whose colour and bumps its functions lay on its `surface`."""

    def __init__(self, name, colour="#ffffff", **inputs):
        self.material = bpy.data.materials.new(name)
        super().__init__(self.material)
        self.surface = self.tree.nodes["Principled BSDF"]
        self.colour = (*linear(colour), 1)
        self.surface.inputs["Base Color"].default_value = self.colour
        for key, value in inputs.items():
            self.surface.inputs[key.replace("_", " ")].default_value = value

    def place(self, scale):
        """Where a point is on its body, stretched; bodies that are alike differ."""
        shift = self.node("VectorMath", {"operation": "SCALE"}, i0=(7, 5, 3), Scale=self.node("ObjectInfo").outputs["Random"])
        moved = self.vector("ADD", self.node("TexCoord").outputs["Object"], shift.outputs[0])
        return self.vector("MULTIPLY", moved, scale)

    def noise(self, scale, detail=2, stretch=(1, 1, 1), distortion=0):
        node = self.node("TexNoise", Vector=self.place(stretch), Scale=scale, Detail=detail, Distortion=distortion)
        return node.outputs["Fac"]

    def ramp(self, value, *stops):
        node = self.node("ValToRGB", Fac=value)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops):
            element.position, element.color = place, colour
        return node.outputs["Color"]

    def tint(self, value, low, high):
        """The colour, darker and brighter by a value."""
        scaled = [tuple(c * share for c in self.colour[:3]) + (1,) for share in (low, high)]
        self.put(self.ramp(value, (0.3, scaled[0]), (0.7, scaled[1])), self.surface.inputs["Base Color"])

    def hasten(self):
        """Lets light that comes by way of something rough see the plain colour: most rays, and nobody sees more in them."""
        plain = self.node("BsdfDiffuse", Color=self.colour)
        is_diffuse = self.node("LightPath").outputs["Is Diffuse Ray"]
        mix = self.node("MixShader", i0=is_diffuse, i1=self.surface.outputs[0], i2=plain.outputs[0])
        self.put(mix.outputs[0], self.tree.nodes["Material Output"].inputs["Surface"])

    def bump(self, value, depth):
        node = self.node("Bump", Height=value, Distance=depth, Strength=1.0)
        self.put(node.outputs[0], self.surface.inputs["Normal"])


def plaster(colour):
    shader = Shader("plaster", colour, Roughness=0.9, Specular=0.15)
    shader.tint(shader.noise(1.7, 2), 0.965, 1.02)
    shader.bump(shader.noise(45, 1), 0.0005)
    return shader


def glaze(colour):
    """Handmade tiles: each has a tone of its own (`tone`), and is not quite flat."""
    shader = Shader("glaze", colour, Roughness=0.16, Specular=0.5)
    tone = shader.node("Attribute", {"attribute_name": "tone"}).outputs["Color"]
    cloud = shader.ramp(shader.noise(14, 2), (0.3, (0.93,) * 3 + (1,)), (0.7, (1.04,) * 3 + (1,)))
    mixed = tone
    for factor in (cloud, shader.colour):
        node = shader.node("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=mixed, Color2=factor)
        mixed = node.outputs[0]
    shader.put(mixed, shader.surface.inputs["Base Color"])
    shader.bump(shader.noise(9, 1), 0.0025)
    return shader


def wood(colour, grain=2):
    """Oak or walnut, whose grain goes along an axis: upright, unless it is a `plank`."""
    shader = Shader("wood", colour, Roughness=0.5, Specular=0.3)
    streaks, pores = ([along if axis == grain else across for axis in range(3)] for across, along in ((26, 1.1), (90, 2)))
    shader.tint(shader.noise(2.2, 4, streaks, 0.6), 0.73, 1.12)
    shader.bump(shader.noise(6, 2, pores), 0.0004)
    return shader


def plank(colour):
    return wood(colour, grain=0)


def stone(colour):
    shader = Shader("stone", colour, Roughness=0.28, Specular=0.4)
    shader.tint(shader.noise(2.6, 4, (1, 1.7, 1), 1.4), 0.93, 1.02)
    return shader


def terrazzo(colour):
    shader = Shader("terrazzo", colour, Roughness=0.3, Specular=0.4)
    chips = shader.node("TexVoronoi", Vector=shader.place((1, 1, 1)), Scale=55.0)
    sizes = shader.node("SeparateColor", Color=chips.outputs["Color"])
    near = shader.node("Math", {"operation": "LESS_THAN"}, i0=chips.outputs["Distance"], i1=0.32)
    chosen = shader.node("Math", {"operation": "GREATER_THAN"}, i0=sizes.outputs[0], i1=0.45)
    both = shader.node("Math", {"operation": "MULTIPLY"}, i0=near.outputs[0], i1=chosen.outputs[0])
    tones = [linear(tone) + [1] for tone in ("#8d8a84", "#cbb79d", "#f4f2ee", "#a89f92")]
    chip = shader.ramp(sizes.outputs[1], *((index / 4, tone) for index, tone in enumerate(tones)))
    mix = shader.node("MixRGB", Fac=both.outputs[0], Color1=shader.colour, Color2=chip)
    shader.put(mix.outputs[0], shader.surface.inputs["Base Color"])
    return shader


def cloth(colour):
    shader = Shader("cloth", colour, Roughness=1.0, Specular=0.05, Sheen=0.4)
    shader.tint(shader.noise(9, 1), 0.96, 1.02)
    shader.bump(shader.noise(420, 1), 0.0015)
    return shader


def matt(colour):
    return Shader("matt", colour, Roughness=0.75, Specular=0.25)


def ceramic(colour):
    return Shader("ceramic", colour, Roughness=0.22, Specular=0.5)


def metal(colour):
    return Shader("metal", colour, Metallic=1, Roughness=0.22)


def leaf(colour):
    shader = Shader("leaf", colour, Roughness=0.55, Specular=0.3)
    shader.tint(shader.noise(30, 2), 0.8, 1.2)
    return shader


def glowing(colour, strength):
    """What is bright of itself, for those who look at it: it lights nothing."""
    shader = Shader("glow")
    light = shader.node("Emission", Color=colour, Strength=strength)
    shader.put(light.outputs[0], shader.tree.nodes["Material Output"].inputs["Surface"])
    shader.material.cycles.sample_as_light = False
    return shader


MATERIALS = {made.__name__: made for made in (plaster, glaze, wood, plank, stone, terrazzo, cloth, matt, ceramic, metal, leaf)}
made_materials = {}


def material(named):
    """The material that a scene names: `wood #c8a97e`."""
    if named not in made_materials:
        kind, colour = named.split()
        shader = MATERIALS[kind](colour)
        shader.hasten()
        made_materials[named] = shader.material
    return made_materials[named]


def finished(look, axis):
    """A finish of products, brushed around a part's axis."""
    shader = Shader("finish", look["colour"], Metallic=look["metal"], Roughness=look["roughness"])
    if not look["metal"]:
        shader.surface.inputs["Specular"].default_value = 0.5
    elif look["roughness"] >= 0.2:
        tangent = shader.node("Tangent", {"direction_type": "RADIAL", "axis": "XYZ"[axis]})
        shader.put(tangent.outputs[0], shader.surface.inputs["Tangent"])
        shader.surface.inputs["Anisotropic"].default_value = 0.6
        stretch = [1, 1, 1]
        stretch[axis] = 60
        shader.tint(shader.noise(60, 2, stretch), 0.93, 1.05)
    return shader.material
